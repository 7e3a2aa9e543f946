import { Button } from '@mantine/core'
import { addOutline } from 'ionicons/icons'
import { Link } from 'react-router-dom'
import { newPath, type DeskType } from '../../data/document/desk-types.ts'
import { useTranslate } from '../../language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NewButton({ type }: { type: DeskType }) {
  const t = useTranslate()
  return (
    <Button component={Link} to={newPath(type.name)} leftSection={<Icon of={addOutline} isSmall />}>
      {t('desk.new')}
    </Button>
  )
}

interface Props {
  type: DeskType
  /** True where a search or a filter may be the reason. */
  isNarrowed: boolean
  onClear: () => void
}

/** Nothing to show: because there is nothing yet, or because nothing answers. */
export function EmptyList({ type, isNarrowed, onClear }: Props) {
  const t = useTranslate()
  if (isNarrowed)
    return (
      <EmptyState title={t('desk.nothing_found')} text={t('desk.nothing_found_text')}>
        <Button variant="default" onClick={onClear}>
          {t('desk.clear_filters')}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={t('states.empty_title')} text={t('desk.empty_text', { doctype: type.label })}>
      {type.can_create && <NewButton type={type} />}
    </EmptyState>
  )
}
