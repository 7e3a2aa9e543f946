export {
  markKinds,
  mergeMarks,
  ticketStatusOf,
  type CheckInMark,
  type MarkKind,
  type TicketStatus,
} from './merge-marks.ts'
export {
  bytesOfBase64Url,
  looksLikeTicket,
  readTicketText,
  ticketText,
  ticketToSign,
  type TicketClaim,
} from './ticket-text.ts'
