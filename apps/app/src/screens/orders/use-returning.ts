import { useEffect, useState } from 'react'
import {
  readExchanges,
  type ExchangeChoice,
  type OrderLine,
  type OrderParcel,
  type Resolution,
  type ReturnItem,
  type ReturnReason,
} from './order-calls.ts'

type ByLine<T> = Readonly<Record<string, T>>

/** What somebody means to send back of a parcel, and what he wants for it. */
export function useReturning(opener: string, { name: parcel, lines: all }: OrderParcel) {
  const [pieces, setPieces] = useState<ByLine<number>>({})
  const [reason, setReason] = useState<ReturnReason>('damaged')
  const [resolution, setResolution] = useState<Resolution>('refund')
  const [wanted, setWanted] = useState<ByLine<string>>({})
  const choices = useExchanges(opener, parcel)
  const lines = all.filter(({ returnable }) => returnable > 0)
  const chosen = lines.filter(({ name }) => (pieces[name] ?? 0) > 0)
  const choicesOf = ({ name }: OrderLine): readonly ExchangeChoice[] => choices[name] ?? []
  const items: readonly ReturnItem[] = chosen.map(({ name }) => ({
    ...{ line: name, quantity: pieces[name] ?? 0 },
    ...(resolution === 'exchange' ? { exchange_variant: wanted[name] ?? '' } : {}),
  }))
  const isWhole = resolution === 'refund' || chosen.every(({ name }) => (wanted[name] ?? '') !== '')
  return {
    ...{ lines, chosen, items, reason, setReason, resolution, setResolution, choicesOf },
    /** Whether anything may come in the place of what is chosen. */
    canExchange: chosen.length > 0 && chosen.every((line) => choicesOf(line).length > 0),
    isWhole,
    piecesOf: ({ name }: OrderLine) => pieces[name] ?? 0,
    setPieces: ({ name }: OrderLine, count: number) => setPieces({ ...pieces, [name]: count }),
    wantedFor: ({ name }: OrderLine) => wanted[name] ?? '',
    setWanted: ({ name }: OrderLine, variant: string) => setWanted({ ...wanted, [name]: variant }),
  }
}

/** What may come in the place of each line; nothing until it is known, and where it cannot be asked. */
function useExchanges(opener: string, parcel: string): ByLine<readonly ExchangeChoice[]> {
  const [choices, setChoices] = useState<ByLine<readonly ExchangeChoice[]>>({})
  useEffect(() => {
    let isThere = true
    readExchanges(opener, parcel).then(
      ({ lines }) => {
        if (isThere) setChoices(Object.fromEntries(lines.map((one) => [one.line, one.choices])))
      },
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [opener, parcel])
  return choices
}
