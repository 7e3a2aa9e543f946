/** Text that editors wrote with a few tags. The server has sanitised it, on the way in and on the way out. */
export function Html({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
