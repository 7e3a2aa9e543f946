import { logoRss } from 'ionicons/icons'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Pagination, SearchForm } from '../../ui/market/list-controls.tsx'
import { useQuestion, type MarketFilter, type MarketQuery } from '../../ui/market/question.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { plainDay } from '../../ui/text/date-text.ts'
import {
  feedPath,
  postPath,
  postsCall,
  postsPath,
  type PostCardAnswer,
  type PostsAnswer,
} from './blog-calls.ts'
import { PostsSkeleton } from './blog-skeletons.tsx'
import styles from './blog.module.css'

/** Number of posts that the server returns at once. */
const PAGE = 12

export function PostsBody() {
  const t = useTranslate()
  const asked = useQuestion(postsPath)
  const query = useCall(postsCall(asked.question))
  return (
    <div className="wrap">
      <div className={`page-head ${styles.listHead}`}>
        <div>
          <h1>{t('blog.title')}</h1>
          <p className="dim">{t('blog.lead')}</p>
        </div>
        <SearchForm path={postsPath} asked={asked} label={t('blog.search')} button={t('blog.find')} />
      </div>
      <Shown query={query} loading={<PostsSkeleton />}>
        {(page) => <PostList page={page} asked={asked} />}
      </Shown>
    </div>
  )
}

function PostList({ page, asked }: { page: PostsAnswer; asked: MarketQuery }) {
  const t = useTranslate()
  const [first, ...others] = page.posts
  const hasLead = first !== undefined && isFirstPage(asked.question)
  const inGrid = hasLead ? others : page.posts
  return (
    <div className={styles.posts}>
      <CategoryChips page={page} asked={asked} />
      {page.tag_label !== null && <ChosenTag label={page.tag_label} asked={asked} />}
      {page.posts.length === 0 && <NothingFound asked={asked} />}
      {hasLead && <LeadPost post={first} />}
      {inGrid.length > 0 && (
        <section aria-label={t(hasLead ? 'blog.other_posts' : 'blog.posts')}>
          <ul className={styles.grid}>
            {inGrid.map((post, index) => (
              <li key={post.name}>
                <PostCard post={post} ground={index + 1} isFirst={!hasLead && index < 2} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.listFoot}>
        <Pagination
          asked={asked}
          perPage={PAGE}
          hasMore={page.has_more === 1}
          back={t('blog.back')}
          next={t('blog.next')}
        />
        <a className="text-link" href={feedPath} target="_blank" rel="noopener">
          <Icon of={logoRss} isSmall />
          {t('blog.feed')}
        </a>
      </div>
    </div>
  )
}

const isFirstPage = ({ category, tag, txt, start }: MarketFilter): boolean =>
  category === '' && tag === '' && txt === '' && start === 0

const allPosts = { category: '', tag: '', txt: '' } as const

function ChosenTag({ label, asked }: { label: string; asked: MarketQuery }) {
  const t = useTranslate()
  return (
    <p className="action-row">
      <span>{t('blog.tagged', { tag: label })}</span>
      <a className="text-link" {...asked.linkTo(allPosts)}>
        {t('blog.see_all')}
      </a>
    </p>
  )
}

function NothingFound({ asked }: { asked: MarketQuery }) {
  const t = useTranslate()
  return (
    <Empty
      title={t('blog.none_title')}
      text={t('blog.none_text')}
      mainLink={{ label: t('blog.see_all'), ...asked.linkTo(allPosts) }}
    />
  )
}

function CategoryChips({ page: { categories }, asked }: { page: PostsAnswer; asked: MarketQuery }) {
  const t = useTranslate()
  const chips = [{ route: '', category_name: t('blog.all') }, ...categories]
  const chosen = asked.question.category
  return (
    <nav aria-label={t('blog.categories')}>
      <ul className={styles.chips}>
        {chips.map(({ route, category_name }) => (
          <li key={route}>
            <a
              className="chip"
              aria-current={route === chosen ? 'page' : undefined}
              {...asked.linkTo({ category: route, tag: '' })}
            >
              {category_name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LeadPost({ post }: { post: PostCardAnswer }) {
  return (
    <article className={styles.lead}>
      <Picture
        source={post.cover}
        alt={post.cover_alt ?? ''}
        sizes="(min-width: 1240px) 680px, (min-width: 768px) 58vw, 100vw"
        isFirst
      />
      <div className={styles.leadText}>
        <span className={styles.kicker}>{post.category_name}</span>
        <h2>
          <a href={postPath(post.route)}>{post.title}</a>
        </h2>
        <p className={styles.leadSummary}>{post.summary}</p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}

interface CardProps {
  post: PostCardAnswer
  ground: number
  isFirst: boolean
}

function PostCard({ post, ground, isFirst }: CardProps) {
  return (
    <article className={styles.card}>
      <Picture
        source={post.cover}
        alt={post.cover_alt ?? ''}
        ground={ground}
        sizes="(min-width: 1024px) 373px, (min-width: 768px) 46vw, 100vw"
        isFirst={isFirst}
      />
      <span className={styles.kicker}>{post.category_name}</span>
      <h2>
        <a href={postPath(post.route)}>{post.title}</a>
      </h2>
      <p className={`small dim ${styles.cardSummary}`}>{post.summary}</p>
      <PostFacts post={post} />
    </article>
  )
}

function PostFacts({ post }: { post: PostCardAnswer }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <p className={styles.facts}>
      <span className="mid">{post.author}</span>
      <time dateTime={post.published_at.slice(0, 10)}>{plainDay(post.published_at, language)}</time>
      <span>{t('blog.reading_time', { count: post.reading_minutes })}</span>
    </p>
  )
}
