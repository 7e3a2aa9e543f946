import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useTranslate } from '../../language/text.ts'
import { CartSkeleton } from '../../ui/skeletons.tsx'
import { Shown } from '../../ui/state/answer-states.tsx'
import {
  collectionsCall,
  type Collections,
  type PackageToHandOver,
} from '../../ui/hand-over/hand-over-calls.ts'
import { PackageList } from '../../ui/hand-over/package-list.tsx'
import type { ClassList, ListItem } from './class-list-calls.ts'
import styles from './class-lists.module.css'

interface Props {
  list: ClassList
  progress: NonNullable<ClassList['progress']>
}

/** Shows whoever wrote the list how many families have the items, and the packages that the class receives. */
export function ProgressPart({ list, progress }: Props) {
  const { query } = useOwnCall(collectionsCall(progress.collection))
  return (
    <Shown query={query} loading={<CartSkeleton />}>
      {(collections) => (
        <div className="stack">
          <Counts {...{ list, progress, collections }} />
          <Packages
            code={progress.collection}
            collections={collections}
            onHandedOver={() => query.refetch()}
          />
        </div>
      )}
    </Shown>
  )
}

const isNotArriving = ({ state }: PackageToHandOver): boolean => state === 'returned' || state === 'lost'

/** Counts the orders to the class that hold the item or its substitute. */
function countOrders({ product, sku, substitute }: ListItem, { packages }: Collections): number {
  const isItem = (line: PackageToHandOver['items'][number]) =>
    (line.product === product && (sku === null || line.sku === sku)) || line.product === substitute?.product
  const its = packages.filter((one) => !isNotArriving(one) && one.items.some(isItem))
  return new Set(its.map(({ order }) => order)).size
}

function Counts({ list, progress, collections }: Props & { collections: Collections }) {
  const t = useTranslate()
  const ticks = new Map(progress.ticks.map(({ item, children }) => [item, children]))
  return (
    <section className="card padded" aria-labelledby="class-list-progress">
      <h2 id="class-list-progress">{t('class_lists.progress')}</h2>
      <div className={styles.scroll}>
        <table className={styles.counts}>
          <thead>
            <tr>
              <th scope="col">{t('class_lists.item')}</th>
              <th scope="col">{t('class_lists.have_it')}</th>
              <th scope="col">{t('class_lists.ordered')}</th>
            </tr>
          </thead>
          <tbody>
            {list.items.map((item) => (
              <tr key={item.item}>
                <th scope="row">{item.title}</th>
                <td className="numbers">{ticks.get(item.item) ?? 0}</td>
                <td className="numbers">{countOrders(item, collections)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="tiny dim">{t('class_lists.ordered_text')}</p>
    </section>
  )
}

interface PackagesProps {
  code: string
  collections: Collections
  onHandedOver: () => Promise<unknown>
}

function Packages({ code, collections: { packages }, onHandedOver }: PackagesProps) {
  const t = useTranslate()
  return (
    <section className="card padded stack" aria-labelledby="class-list-packages">
      <h2 id="class-list-packages">{t('class_lists.packages')}</h2>
      {packages.length === 0 && <p className="dim">{t('class_lists.no_packages')}</p>}
      <PackageList {...{ code, packages, onHandedOver }} />
    </section>
  )
}
