export { starsOf, numberOf } from './acceptance/accept-number.ts'
export { addressLines } from './address.ts'
export { acceptValue, acceptWireValue, isMissing } from './acceptance/accept-value.ts'
export { problem, type Problem } from './acceptance/acceptance.ts'
export { calendarFile, momentIn } from './calendar-file.ts'
export {
  bytesOfBase64Url,
  looksLikeTicket,
  markKinds,
  mergeMarks,
  readTicketText,
  ticketStatusOf,
  ticketText,
  ticketToSign,
  type CheckInMark,
  type MarkKind,
  type TicketClaim,
  type TicketStatus,
} from './check-in/index.ts'
export { singleLine, textOf, trimEnd, trimEnds, wordsIn } from './text/plain-text.ts'
export { BYTE_ORDER_MARK, csvLine } from './csv.ts'
export { addDays, ageOn, datetimeIn, dayIn, isDate } from './dates.ts'
export {
  evaluate,
  ExpressionError,
  holds,
  isDemanded,
  LONGEST_EXPRESSION,
  parseExpression,
  shownFields,
  type ConditionalField,
  type Expression,
} from './expressions/index.ts'
export {
  columnFieldTypes,
  hasColumn,
  holdsRows,
  isLayout,
  layoutFieldTypes,
  tableFieldTypes,
  type ColumnFieldType,
  type FieldType,
} from './field.ts'
export type { DataFormat, FieldRules, IntFormat, JsonFormat } from './field.ts'
export { durationParts, durationText, readDuration, hoursInWords, hoursText, readHours } from './duration.ts'
export { isGeoJsonText, pointOf, pointText } from './geo-json.ts'
export { formatMoney, toDecimal, toMinorUnits } from './money.ts'
export { passwordStrength, SHORTEST_PASSWORD, type PasswordStrength } from './password-strength.ts'
export { spacedPhone, toE164 } from './phone.ts'
export {
  escapeMessage,
  untranslated,
  type Catalogue,
  type Message,
  type MessageValues,
  type Translate,
  type TranslateText,
} from './messages/message.ts'
export type { Tone } from './tone.ts'
export { isHttpAddress, isSitePath } from './text/web-address.ts'
