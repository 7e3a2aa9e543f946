import { copyOutline, shareSocialOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useSettings } from '../../data/site.ts'
import { useTranslate } from '../../language/text.ts'
import type { OwnAffiliate } from '../../ui/affiliates/affiliate-calls.ts'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import { Icon } from '../../ui/icon.tsx'
import { share } from '../../ui/share.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import styles from './affiliates.module.css'

/** The affiliate's code and link, to share. */
export function CodePart({
  affiliate: { code, group_name, benefit },
}: {
  affiliate: Pick<OwnAffiliate, 'code' | 'group_name' | 'benefit'>
}) {
  const t = useTranslate()
  const { origin } = useVisit()
  const { showToast } = useShellActions()
  const siteName = useSettings()?.site_name ?? ''
  if (code === null) return null
  const link = `${origin}/?${new URLSearchParams({ ref: code })}`
  const handleShare = () =>
    void share(siteName, link).then((result) => {
      if (result === 'copied') showToast(t('affiliates.link_copied'))
    })
  const handleCopy = () =>
    void navigator.clipboard.writeText(code).then(
      () => showToast(t('affiliates.code_copied')),
      () => undefined,
    )
  return (
    <section className={`ticket ${styles.code}`} aria-labelledby="affiliate-code">
      <div className={styles.codeHead}>
        <h2 id="affiliate-code" className="small mid">
          {t('affiliates.your_code')}
        </h2>
        <p className={styles.codeText}>{code}</p>
        <p className="small">
          {group_name === null
            ? t('affiliates.code_text')
            : t(benefit === null ? 'affiliates.code_group' : 'affiliates.code_group_for', {
                group: group_name,
                purpose: benefit,
              })}
        </p>
        <span className={styles.codeKolam}>
          <Kolam size={4} />
        </span>
      </div>
      <div className="ticket-cut" />
      <div className="padded stack">
        <label className="small">
          {t('affiliates.your_link')}
          <input
            className="input"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
        <div className="action-row">
          <button type="button" className="button" onClick={handleShare}>
            <Icon of={shareSocialOutline} isSmall />
            {t('affiliates.share')}
          </button>
          <button type="button" className="button line" onClick={handleCopy}>
            <Icon of={copyOutline} isSmall />
            {t('affiliates.copy_code')}
          </button>
        </div>
      </div>
    </section>
  )
}
