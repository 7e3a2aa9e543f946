import { Button } from '@mantine/core'
import { useTranslate } from '../../language/translate.ts'
import styles from '../../ui/list/list-page.module.css'

interface Props {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  count: number
}

export function ShowMore({ list, count }: Props) {
  const t = useTranslate()
  return (
    <div className={styles.listPager}>
      {list.hasNextPage ? (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('money.show_more')}
        </Button>
      ) : (
        <span className="small dim num">{t('money.shown_all', { count })}</span>
      )}
    </div>
  )
}
