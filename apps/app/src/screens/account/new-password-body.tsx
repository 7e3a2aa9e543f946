import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'

interface Props {
  /** The form; it needs the browser, for the server never sees the link's key. */
  form: ReactNode
  /** Nobody came by a link: the page asks where to send one. */
  isAsking?: boolean
}

export function NewPasswordBody({ form, isAsking = false }: Props) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="narrow">
        <div className="page-head">
          <h1>{t(isAsking ? 'new_password.ask_title' : 'new_password.title')}</h1>
          <p className="dim">{t(isAsking ? 'new_password.ask_lead' : 'new_password.lead')}</p>
        </div>
        {form}
      </div>
    </div>
  )
}
