export type * from './answers.ts'
export { call, readPageToken, send, sendForFile, sendRaw, unwrap } from './send.ts'
export { emptyDevice, storedKeys } from './device-storage.ts'
export { toMelaError, errorFromResponse, errorWithoutResponse, MelaError } from './mela-error.ts'
export {
  actionRequest,
  documentRequest,
  fileAddress,
  listRequest,
  methodRead,
  methodRequest,
  shapedAs,
  type Filter,
  type WireRequest,
} from './requests.ts'
export type { DocumentChange } from './realtime/messages.ts'
export { watchDocument, watchList } from './realtime/watch.ts'
export { resource } from './resource.ts'
export { clientSettings, configureClient, type DeviceType } from './settings.ts'
export { maximumUploadBytes, type UploadOptions } from './upload-form.ts'
export { upload } from './upload.ts'
