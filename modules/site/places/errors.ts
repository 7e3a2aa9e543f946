import { errorCatalogue, type ExceptionType, errorFactory } from '#framework/errors'
import type { MessageValues } from '#meta'
import { messages } from './messages.ts'

const error = errorFactory('places', messages.en)

type Key = Parameters<typeof error>[0]

const partError =
  (key: Key, values: MessageValues, type: ExceptionType = 'ValidationError') =>
  (field: string) =>
    error(key, { type, values, field })

export const addressError = {
  missing: partError('missing', {}, 'MandatoryError'),
  not_text: partError('not_text', {}),
  too_long: (field: string, most: number) =>
    partError('too_long', { most }, 'CharacterLengthExceededError')(field),
  no_phone: partError('no_phone', {}, 'InvalidPhoneNumberError'),
  no_postal_code: partError('no_postal_code', {}),
  no_state: partError('no_state', {}),
  other_state: (
    field: string,
    { zipcode, lies, said: message }: Readonly<Record<'zipcode' | 'lies' | 'said', string>>,
  ) => partError('other_state', { zipcode, lies, said: message })(field),
  no_country: partError('no_country', {}),
}

export const placeErrors = errorCatalogue('places', messages.en, {
  no_address: { type: 'DoesNotExistError' },
  too_many: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
  },
  no_question: { type: 'MandatoryError' },
})
