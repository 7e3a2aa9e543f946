import { lazy, Suspense } from 'react'
import { textOf, type AnyDocument } from '../../data/document/document.ts'
import { useTranslate } from '../../language/translate.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import styles from './document-form.module.css'

const ProductStock = lazy(() =>
  import('./product-stock.tsx').then((part) => ({ default: part.ProductStock })),
)

const counted: ReadonlySet<string> = new Set(['Product', 'Product Offer'])

interface Props {
  doctype: string
  stored: AnyDocument | null
}

/** Data of a document that is stored outside its fields and saved on its own, shown below them. */
export function FormParts({ doctype, stored }: Props) {
  if (doctype === 'Web Form' && stored) return <FormAddress route={textOf(stored['route'])} />
  if (!counted.has(doctype)) return null
  return (
    <Suspense fallback={null}>
      <ProductStock doctype={doctype} stored={stored} />
    </Suspense>
  )
}

function FormAddress({ route }: { route: string }) {
  const t = useTranslate()
  const address = new URL(`/new/${route}`, location.origin).href
  return (
    <TitledCard place="sidebar" title={t('desk.form_address')}>
      <div className={styles.formAddress}>
        <a className="link grow" href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        <CopyButton text={address} of={t('desk.form_address')} />
      </div>
    </TitledCard>
  )
}
