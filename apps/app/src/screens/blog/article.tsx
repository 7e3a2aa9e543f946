import { shareSocialOutline } from 'ionicons/icons'
import type { ReactNode } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { share } from '../../ui/share.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { Html } from '../../ui/text/html.tsx'
import { articleMarkup } from './article-markup.ts'
import { Avatar } from './avatar.tsx'
import { postPath, postsPath, type PostAnswer } from './blog-calls.ts'
import { RelatedPart } from './related-part.tsx'
import styles from './article.module.css'
import blogStyles from './blog.module.css'

interface Props {
  post: PostAnswer
  isPreview?: boolean
  children?: ReactNode
}

/** A post as readers see it; comments stand below its text. */
export function Article({ post, isPreview = false, children }: Props) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('blog.title'), path: postsPath }]} here={post.title} />
      <article>
        <ArticleHead post={post} isPreview={isPreview} />
        {post.cover && (
          <div className={`${styles.wide} ${styles.cover}`}>
            <Picture
              source={post.cover}
              alt={post.cover_alt ?? ''}
              sizes="(min-width: 1000px) 920px, 100vw"
              isFirst
            />
          </div>
        )}
        <div className={`${styles.column} ${styles.text}`}>
          <Html html={articleMarkup(post.body)} />
        </div>
        <ArticleFoot post={post} />
      </article>
      <RelatedPart post={post} />
      <Neighbours post={post} />
      <div className={styles.column}>{children}</div>
    </div>
  )
}

function ArticleHead({ post, isPreview }: { post: PostAnswer; isPreview: boolean }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { category, category_name, title, summary, author, author_title, published_at, reading_minutes } =
    post
  return (
    <header className={`${styles.column} ${styles.head}`}>
      <p className={blogStyles.facts}>
        <a className={blogStyles.kicker} href={categoryPath(category)}>
          {category_name}
        </a>
        {published_at && <time dateTime={published_at.slice(0, 10)}>{plainDay(published_at, language)}</time>}
        <span>{t('blog.reading_time', { count: reading_minutes })}</span>
      </p>
      <h1>{title}</h1>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.byline}>
        <Avatar name={author} />
        <div className={styles.bylineText}>
          <span className="visually-hidden">{t('blog.by')}</span>
          <b className="mid">{author}</b>
          {author_title && <span className="dim">{author_title}</span>}
        </div>
        {!isPreview && <ShareButton post={post} />}
      </div>
    </header>
  )
}

function ShareButton({ post }: { post: PostAnswer }) {
  const t = useTranslate()
  const { origin } = useVisit()
  const { showToast } = useShellActions()
  const handleClick = async () => {
    if ((await share(post.title, origin + postPath(post.route))) === 'copied') showToast(t('blog.copied'))
  }
  return (
    <button type="button" className="button line needs-script" onClick={() => void handleClick()}>
      <Icon of={shareSocialOutline} isSmall />
      {t('blog.share')}
    </button>
  )
}

function ArticleFoot({ post: { tags } }: { post: PostAnswer }) {
  const t = useTranslate()
  if (tags.length === 0) return null
  return (
    <ul className={`${styles.column} ${styles.tags}`} aria-label={t('blog.tags')}>
      {tags.map(({ tag, label }) => (
        <li key={tag}>
          <a className="chip" href={`${postsPath}?${new URLSearchParams({ tag })}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Neighbours({ post: { previous, next } }: { post: PostAnswer }) {
  const t = useTranslate()
  if (previous === null && next === null) return null
  return (
    <nav className={`${styles.wide} ${styles.neighbours}`} aria-label={t('blog.other_posts')}>
      {previous && <NeighbourLink post={previous} label={t('blog.previous_post')} />}
      {next && <NeighbourLink post={next} label={t('blog.next_post')} />}
    </nav>
  )
}

interface NeighbourProps {
  post: NonNullable<PostAnswer['previous']>
  label: string
}

function NeighbourLink({ post, label }: NeighbourProps) {
  return (
    <a className={`card ${styles.neighbour}`} href={postPath(post.route)}>
      <Picture source={post.cover} alt="" sizes="96px" />
      <span>
        <span className="small dim">{label}</span>
        <b className="mid">{post.title}</b>
      </span>
    </a>
  )
}

const categoryPath = (category: string): string => `${postsPath}?${new URLSearchParams({ category })}`
