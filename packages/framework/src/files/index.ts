export { attachedToOf, createFileFromBody } from './upload/create-file-from-body.ts'
export { fileErrors, LARGEST_FILE } from './errors.ts'
export { extensionOf, kindOfExtension, type FileFamily, type FileKind } from './file-kind.ts'
export { isStoredName } from './file-names.ts'
export { File } from './file.doctype.ts'
export { files } from './files.module.ts'
export { mayReadPrivate } from './may-read-private.ts'
export { copyFile, moveFile, type NewPlace } from './move-file.ts'
export type { AttachedTo, Upload } from './upload/prepare-file.ts'
export { ensureDefaultFolders } from './folders.ts'
export { attachFiles, ownUploads, type FoundUpload } from './upload/own-uploads.ts'
export { putFile, putFiles, type FinishedPicture } from './put-files.ts'
export {
  renditionFormats,
  renditionOf,
  renditionWidths,
  type Rendition,
  type RenditionFormat,
} from './picture/renditions.ts'
export { keyOf, keyOfUrl, urlOf } from './storage/keys.ts'
export type { RemoteFile, RemotePart, Sendable, Storage } from './storage/storage.ts'
export { storageOf, type FilesPlace } from './storage/storage-of.ts'
export { isOwnUpload, sweepUploads, type Uploader } from './resume/parts.ts'
export { createResumableUploads, RESUMABLE_PATH, type ResumableUploads } from './resume/resumable-uploads.ts'
export {
  requireMayStore,
  storeFile,
  storeUpload,
  type FileDoc,
  uploadChecks,
  type CheckUpload,
} from './store-file.ts'
export { uploadPermits, type PermitUpload, type UploadPermit } from './upload/upload-permits.ts'
export { sweepOrphans } from './sweep-orphans.ts'
