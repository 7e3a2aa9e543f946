import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useWorkedWithTypes, type DeskType, type Shelf } from '../data/desk-types.ts'
import { keepChoice, readChoice } from '../data/device.ts'
import { byShelf, isOpen, shownTypes, slugAt } from '../data/menu-shelves.ts'
import { readSession } from '../data/session.ts'

interface MenuShelf {
  name: Shelf
  isOpen: boolean
  types: DeskType[]
}

const key = (): string => `mela.desk.menu.${readSession()?.user ?? ''}`

const readTouched = (): string[] => (readChoice(key()) ?? '').split(',').filter((name) => name !== '')

/** The menu as this person left it, on this device. */
export function useMenu() {
  const types = useWorkedWithTypes()
  const { pathname } = useLocation()
  const [touched, setTouched] = useState(readTouched)
  const shelves: MenuShelf[] = byShelf(types).map((shelf) => {
    const open = isOpen(shelf.name, touched)
    return { name: shelf.name, isOpen: open, types: shownTypes(shelf, slugAt(pathname), open) }
  })
  const toggle = (name: Shelf) => {
    const next = touched.includes(name) ? touched.filter((other) => other !== name) : [...touched, name]
    keepChoice(key(), next.join(','))
    setTouched(next)
  }
  return { shelves, toggle, pathname }
}
