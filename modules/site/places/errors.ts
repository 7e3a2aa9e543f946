import { DialectError, errorCatalogue, type ExceptionType } from '#framework/errors'
import { sentence, term, type Said } from '#meta'

/** An error about a part of an address; it is made with the place of that part in what was sent: 'address.zipcode'. */
function partError(code: string, said: Said, type: ExceptionType = 'ValidationError') {
  return (field: string) => new DialectError({ code: `places.${code}`, type, messages: [said], field })
}

/** What is wrong with a part of an address; `field` is where it stands in what was sent. */
export const addressError = {
  missing: partError('missing', 'Fill in this part of the address', 'MandatoryError'),
  not_text: partError('not_text', 'This part of the address is no text'),
  too_long: (field: string, most: number) =>
    partError('too_long', sentence`At most ${most} characters`, 'CharacterLengthExceededError')(field),
  no_phone: partError('no_phone', 'Give a phone number that can be called', 'InvalidPhoneNumberError'),
  no_postal_code: partError('no_postal_code', 'A PIN code has six digits'),
  no_state: partError('no_state', 'Choose a state or union territory of India'),
  other_state: (
    field: string,
    { zipcode, lies, said }: Readonly<Record<'zipcode' | 'lies' | 'said', string>>,
  ) =>
    partError(
      'other_state',
      sentence`PIN code ${zipcode} lies in ${term(lies)}, not in ${term(said)}. Correct the PIN code or the state.`,
    )(field),
  no_country: partError('no_country', 'A country is a code of two letters'),
}

export const placeErrors = errorCatalogue('places', {
  no_address: { type: 'DoesNotExistError', message: () => 'You have no such address' },
  too_many: {
    type: 'ValidationError',
    message: (most: number) => sentence`You can keep ${most} addresses. Remove one first.`,
  },
  no_question: { type: 'MandatoryError', message: () => 'Say which place, or where it is' },
})
