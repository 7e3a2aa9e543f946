import { createContext } from 'react'

/** The document type that a form names, of which the fields in its rows are chosen; empty while it names none. */
export const NamedTypeContext = createContext('')
