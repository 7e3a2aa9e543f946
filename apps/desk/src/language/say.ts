import { createContext, useContext } from 'react'
import type { MessageId } from '#design/messages'

/** Says a message in the language of the desk. */
export type Say = (id: MessageId, values?: Record<string, unknown>) => string

export const SayContext = createContext<Say>((id) => id)

export const useSay = (): Say => useContext(SayContext)
