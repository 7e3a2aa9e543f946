import {
  cardOutline,
  cubeOutline,
  giftOutline,
  handRightOutline,
  heartOutline,
  schoolOutline,
  sparklesOutline,
  ticketOutline,
} from 'ionicons/icons'
import type { KindSums } from './statement-calls.ts'

interface KindIcon {
  icon: string
  ground: 'ok' | 'brand' | 'info' | 'offer' | ''
}

export const kindIcons: Readonly<Record<KindSums['kind'], KindIcon>> = {
  fees: { icon: schoolOutline, ground: 'brand' },
  orders: { icon: cubeOutline, ground: 'ok' },
  registrations: { icon: ticketOutline, ground: 'offer' },
  contributions: { icon: heartOutline, ground: 'offer' },
  gift_cards: { icon: giftOutline, ground: 'offer' },
  credit: { icon: cardOutline, ground: 'info' },
  points: { icon: sparklesOutline, ground: 'ok' },
  hours: { icon: handRightOutline, ground: 'info' },
}
