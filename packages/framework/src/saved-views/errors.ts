import { typeMessage } from '#framework/doctypes'
import { type DialectError, errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import type { MessageValues } from '#meta'

const error = errorFactory('saved_views', frameworkMessages.en)

type Key = Parameters<typeof error>[0]

function refusal(key: Key, field: string, values: MessageValues): DialectError {
  return error(key, { type: 'ValidationError', values, field })
}

export const savedViewErrors = {
  no_columns: () => refusal('no_columns', 'columns', {}),
  guarded: (type: string) => refusal('guarded', 'is_shared', { type: typeMessage(type) }),
  too_many: (most: number) => refusal('too_many', 'title', { most }),
}
