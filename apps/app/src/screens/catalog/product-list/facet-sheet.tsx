import type { ReactNode } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { Sheet, SheetFoot } from '../../../ui/sheet/sheet.tsx'

interface Props {
  /** How much is left of the list. */
  total: number
  onClose: () => void
  children: ReactNode
}

/** On phones, everything to choose by lies in a sheet over the list, which follows at once. */
export function FacetSheet({ total, onClose, children }: Props) {
  const t = useTranslate()
  return (
    <Sheet title={t('catalog.filter')} onClose={onClose}>
      {children}
      <SheetFoot>
        <button type="button" className="button" onClick={onClose}>
          {t('catalog.show_items', { count: total })}
        </button>
      </SheetFoot>
    </Sheet>
  )
}
