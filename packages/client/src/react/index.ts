export { cachedAt, createQueryClientWith, type StoredResponse } from './query-client.ts'
export { useAction, useMutationCall, type Action } from './use-action.ts'
export {
  CallLanguageContext,
  inLanguage,
  keyIn,
  listKey,
  useCall,
  type Call,
  type CallResult,
} from './use-call.ts'
export { useList, useListPages } from './use-list.ts'
