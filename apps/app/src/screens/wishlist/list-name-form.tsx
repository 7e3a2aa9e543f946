import { useId, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'

interface Props {
  first: string
  done: string
  isBusy: boolean
  onDone: (name: string) => void
  onCancel: () => void
}

/** Asks for the name of a list. */
export function ListNameForm({ first, done, isBusy, onDone, onCancel }: Props) {
  const t = useTranslate()
  const field = useId()
  const [name, setName] = useState(first)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !isBusy) onDone(name.trim())
  }
  return (
    <form className="wish-form" onSubmit={handleSubmit}>
      <div className="field">
        <label htmlFor={field}>{t('wishlist.list_name')}</label>
        <input
          id={field}
          className="input"
          value={name}
          maxLength={60}
          required
          autoComplete="off"
          autoFocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {done}
      </button>
      <button type="button" className="button line" onClick={onCancel}>
        {t('wishlist.cancel')}
      </button>
    </form>
  )
}
