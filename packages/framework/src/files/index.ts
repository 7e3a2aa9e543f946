export { attachedToOf, createFileFromBody } from './upload/create-file-from-body.ts'
export { fileErrors, LARGEST_FILE } from './errors.ts'
export { extensionOf, kindOfExtension, type FileFamily, isStoredName } from './file-kind.ts'
export { File } from './file.doctype.ts'
export { files } from './files.module.ts'
export { mayReadPrivate } from './file-access.ts'
export {
  copyFile,
  moveFile,
  type FileDestination,
  attachFiles,
  ownUploads,
  type FoundUpload,
} from './attach-files.ts'
export type { Upload } from './upload/prepare-file.ts'
export { ensureDefaultFolders } from './folders.ts'
export {
  putFiles,
  type FinishedPicture,
  requireMayStore,
  storeUpload,
  uploadChecks,
  type CheckUpload,
  uploadPermits,
  type PermitUpload,
} from './store-file.ts'
export { renditionFormats, renditionOf, type Rendition, type RenditionFormat } from './picture/renditions.ts'
export { keyOf, keyOfUrl, urlOf } from './storage/storage.ts'
export type { RemoteFile, RemotePart, Sendable } from './storage/storage.ts'
export { storageOf, type StorageSettings } from './storage/storage-of.ts'
export { isOwnUpload, sweepUploads, type Uploader } from './resume/upload-parts.ts'
export { createResumableUploads, RESUMABLE_PATH, type ResumableUploads } from './resume/resumable-uploads.ts'
