import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useWorkedWithTypes, type DeskType, type MenuGroupName } from '../data/document/desk-types.ts'
import { saveChoice, readChoice } from '../data/device.ts'
import { groupTypes, isOpen, shownTypes, slugAt } from '../data/menu-groups.ts'
import { readSession } from '../data/user/session.ts'

interface MenuGroupState {
  name: MenuGroupName
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
  const groups: MenuGroupState[] = groupTypes(types).map((group) => {
    const open = isOpen(group.name, touched)
    return { name: group.name, isOpen: open, types: shownTypes(group, slugAt(pathname), open) }
  })
  const toggle = (name: MenuGroupName) => {
    const next = touched.includes(name) ? touched.filter((other) => other !== name) : [...touched, name]
    saveChoice(key(), next.join(','))
    setTouched(next)
  }
  return { groups, toggle, pathname }
}
