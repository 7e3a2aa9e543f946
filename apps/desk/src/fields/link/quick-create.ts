import { createContext } from 'react'
import type { DeskType } from '../../data/document/desk-types.ts'

interface Request {
  target: DeskType
  /** What was typed into the link: the new document's title, most likely. */
  typed: string
  onCreated: (name: string) => void
}

/** Opens a short form for a new document that a link will point at; null where there is no place for one. */
export const QuickCreateContext = createContext<((request: Request) => void) | null>(null)

export type QuickCreateRequest = Request
