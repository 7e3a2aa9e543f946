import { useIonViewDidLeave, useIonViewWillEnter } from '@ionic/react'
import { useState } from 'react'
import { Page } from '../../shell/page.tsx'
import { FormWords } from '../../ui/form/form-words.tsx'
import { RowBody } from './row-body.tsx'
import { rowScreen } from './row.screen.ts'

export function RowPage() {
  const search = useEnteredSearch()
  return (
    <FormWords>
      <Page screen={rowScreen}>{search !== null && <RowBody search={search} />}</Page>
    </FormWords>
  )
}

/** Ionic keeps the page of a row while others are shown, and shows it again for the next row: each begins afresh. */
function useEnteredSearch(): string | null {
  const [search, setSearch] = useState<string | null>(location.search)
  useIonViewWillEnter(() => setSearch(location.search))
  useIonViewDidLeave(() => setSearch(null))
  return search
}
