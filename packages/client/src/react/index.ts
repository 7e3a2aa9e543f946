export { createQueryClientWith } from './query-client.ts'
export { useAction, type Action } from './use-action.ts'
export { useCall, useList, useListPages, useMutationCall } from './use-call.ts'
