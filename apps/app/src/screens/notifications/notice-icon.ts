import {
  cardOutline,
  chatbubblesOutline,
  cubeOutline,
  handRightOutline,
  megaphoneOutline,
  notificationsOutline,
  peopleOutline,
  ticketOutline,
} from 'ionicons/icons'

const icons: Readonly<Record<string, string>> = {
  board: chatbubblesOutline,
  classifieds: megaphoneOutline,
  contributions: cardOutline,
  events: ticketOutline,
  family: peopleOutline,
  fees: cardOutline,
  orders: cubeOutline,
  payments: cardOutline,
  receipts: cardOutline,
  renewals: peopleOutline,
  students: peopleOutline,
  volunteers: handRightOutline,
}

/** An event is named 'room.step': the room says what it is about. */
export const noticeIcon = (event: string): string => icons[event.split('.')[0] ?? ''] ?? notificationsOutline
