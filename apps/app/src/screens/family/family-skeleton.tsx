import { useTranslate } from '../../language/text.ts'

export function FamilySkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton" role="status" aria-label={t('states.loading')}>
      <div className="page-head">
        <i className="title" />
        <i className="line" />
      </div>
      <div className="two">
        <div className="block child-block" />
        <div className="block child-block" />
      </div>
    </div>
  )
}
