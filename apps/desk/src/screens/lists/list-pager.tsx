import { ActionIcon, NativeSelect } from '@mantine/core'
import { chevronBack, chevronForward } from 'ionicons/icons'
import { useTranslate } from '../../language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { pageSizes, type ListState } from './list-state.ts'

interface Props {
  state: ListState
  /** Rows on this page, and of the whole list. */
  count: number
  total: number
  onChange: (changes: Partial<ListState>) => void
}

/** Which rows these are, and the way to the others. */
export function ListPager({ state, count, total, onChange }: Props) {
  const t = useTranslate()
  const { page, pageSize } = state
  const before = (page - 1) * pageSize
  const range = { from: count === 0 ? 0 : before + 1, to: before + count, total }
  return (
    <div className="list-pager">
      <span className="small dim num grow" role="status">
        {t('desk.range_of', range)}
      </span>
      <NativeSelect
        className="page-size"
        aria-label={t('desk.rows_per_page')}
        data={pageSizes.map((size) => ({
          value: String(size),
          label: t('desk.rows_of_page', { count: size }),
        }))}
        value={String(pageSize)}
        onChange={(event) => onChange({ pageSize: Number(event.currentTarget.value) })}
      />
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('desk.page_before')}
        disabled={page <= 1}
        onClick={() => onChange({ page: page - 1 })}
      >
        <Icon of={chevronBack} isSmall isFlippedInRtl />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('desk.page_after')}
        disabled={before + count >= total}
        onClick={() => onChange({ page: page + 1 })}
      >
        <Icon of={chevronForward} isSmall isFlippedInRtl />
      </ActionIcon>
    </div>
  )
}
