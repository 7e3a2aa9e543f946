import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Kolam } from '../brand/brand-marks.tsx'

interface Props {
  title: string
  text: string
  next: string
  children?: ReactNode
}

export function SignedOut({ title, text, next, children }: Props) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <section className="empty">
        <Kolam size={3} />
        <h1>{title}</h1>
        <p className="dim">{text}</p>
        <a className="button big" href={`/sign-in?${new URLSearchParams({ next, again: '1' })}`}>
          {t('shell.sign_in')}
        </a>
        {children}
      </section>
    </div>
  )
}
