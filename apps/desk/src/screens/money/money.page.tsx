import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useTypeNamed } from '../../data/document/desk-types.ts'
import { NotAllowed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import '../../styles/money.css'
import '../../styles/money-rows.css'
import '../../styles/money-sheets.css'
import { MoneyNav } from './money-nav.tsx'
import { MoneyWords } from './money-words.tsx'

/** The office's place for money: its pages share their words and the way between them. */
export function MoneyPage() {
  const payments = useTypeNamed('Payment')
  if (!payments) return <NotAllowed />
  return (
    <Suspense fallback={<Skeleton rows={6} height={60} />}>
      <MoneyWords>
        <MoneyNav />
        <Outlet />
      </MoneyWords>
    </Suspense>
  )
}
