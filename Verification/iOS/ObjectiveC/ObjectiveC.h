// The least that lets Swift's importer see an Objective-C root class. Written for this check.
#pragma clang assume_nonnull begin
@protocol NSObject
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
@end
#pragma clang assume_nonnull end
