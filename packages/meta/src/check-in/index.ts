export {
  markKinds,
  mergeMarks,
  standingOf,
  type CheckInMark,
  type MarkKind,
  type TicketStanding,
} from './merge-marks.ts'
export {
  bytesOfBase64Url,
  looksLikeTicket,
  readTicketText,
  ticketText,
  ticketToSign,
  type ScannedTicket,
  type TicketClaim,
} from './ticket-text.ts'
