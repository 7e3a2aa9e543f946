import { messagesIn } from '#framework/messages'
import en from './messages/en.json' with { type: 'json' }
import hi from './messages/hi.json' with { type: 'json' }
import ta from './messages/ta.json' with { type: 'json' }

export const messages = { en, hi, ta }
export const message = messagesIn(en)
