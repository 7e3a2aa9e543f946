import { throughEditor } from './formatted-text.ts'
import styles from './formatted.module.css'

/** Formatted text, read-only. Tags that the editor does not know are dropped, so nothing in it can run. */
export function FormattedContent({ html }: { html: string }) {
  return <div className={styles.formattedText} dangerouslySetInnerHTML={{ __html: throughEditor(html) }} />
}
