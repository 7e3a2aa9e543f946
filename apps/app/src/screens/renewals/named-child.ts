/** The child by whom a family is found: a name or number, a birth date as 'YYYY-MM-DD', or both. */
export interface NamedChild {
  name: string
  born: string
}
