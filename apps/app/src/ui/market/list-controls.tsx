import { useEffect, useId, useRef, type SubmitEvent } from 'react'
import type { MarketQuery } from './question.ts'

interface Props {
  path: string
  asked: MarketQuery
  label: string
  button: string
}

const asRow = { alignItems: 'end' } as const

const asWideAsCanBe = { flex: '1 1 200px' } as const

export function SearchForm({ path, asked, label, button }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { category, txt } = asked.question
  // A link that leads to the whole list empties the field.
  useEffect(() => {
    if (txt === '' && input.current !== null) input.current.value = ''
  }, [txt])
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('txt')
    asked.ask({ txt: typeof text === 'string' ? text.trim() : '' })
  }
  return (
    <form
      className="action-row"
      style={asRow}
      role="search"
      aria-label={label}
      action={path}
      onSubmit={handleSubmit}
    >
      <div className="field" style={asWideAsCanBe}>
        <label htmlFor={id}>{label}</label>
        <input
          ref={input}
          id={id}
          className="input"
          type="search"
          name="txt"
          maxLength={100}
          defaultValue={txt}
        />
      </div>
      {category !== '' && <input type="hidden" name="category" value={category} />}
      <button className="button line">{button}</button>
    </form>
  )
}

interface PaginationProps {
  asked: MarketQuery
  perPage: number
  hasMore: boolean
  back: string
  next: string
}

export function Pagination({ asked, perPage, hasMore, back, next }: PaginationProps) {
  const { start } = asked.question
  if (start === 0 && !hasMore) return null
  return (
    <p className="action-row">
      {start > 0 && (
        <a className="button line" {...asked.linkTo({ start: 0 })}>
          {back}
        </a>
      )}
      {hasMore && (
        <a className="button line" {...asked.linkTo({ start: start + perPage })}>
          {next}
        </a>
      )}
    </p>
  )
}
