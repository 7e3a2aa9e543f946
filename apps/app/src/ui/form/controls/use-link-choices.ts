import { useEffect, useState } from 'react'
import { askChoices, type LinkChoice } from '../form-calls.ts'
import { useFormSurroundings } from '../form-context.ts'

const pageLength = 100
const askAfter = 250

interface Found {
  words: string
  choices: LinkChoice[]
  hasMore: boolean
}

type Asking = 'asking' | 'answered' | 'failed'

/** What can be chosen in a link, in pages of 100 by name, as soon as somebody looks. */
export function useLinkChoices(fieldname: string, words: string, isOpen: boolean) {
  const { webForm, table } = useFormSurroundings()
  const [found, setFound] = useState<Found>({ words: '', choices: [], hasMore: false })
  const [state, setState] = useState<Asking>('asking')
  const path = table === '' ? fieldname : `${table}.${fieldname}`

  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    const ask = async () => {
      setState('asking')
      try {
        const choices = await askChoices({ web_form: webForm, fieldname: path, txt: words, start: 0 })
        if (isOver) return
        setFound({ words, choices, hasMore: choices.length === pageLength })
        setState('answered')
      } catch {
        if (!isOver) setState('failed')
      }
    }
    const timer = setTimeout(() => void ask(), words === '' ? 0 : askAfter)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOpen, words, webForm, path])

  const more = async () => {
    setState('asking')
    try {
      const start = found.choices.length
      const next = await askChoices({ web_form: webForm, fieldname: path, txt: found.words, start })
      setFound({ ...found, choices: [...found.choices, ...next], hasMore: next.length === pageLength })
      setState('answered')
    } catch {
      setState('failed')
    }
  }
  return { ...found, state, more }
}
