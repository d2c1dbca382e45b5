import { BookOpen, Download, Share2 } from 'lucide-react'
import { memo } from 'react'
import { FollowButton } from '~/components/follow/follow-button'
import type { Resource } from '~/content/learn/types'
import { downloadFile } from '~/lib/download-file'
import { formatShort } from '~/lib/number-format'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { sharePage } from '~/ui/share-page'
import { Tag } from '~/ui/tag'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './resource-card.css'

interface Props {
  resource: Resource
  /** The label of its category. */
  category: string
  open: boolean
  priority: boolean
  /** Opens the resource with this id and closes the others; an empty id closes all. */
  onOpen: (id: string) => void
}

/** A learning resource. Preview expands it; the other buttons save, download and share it (docs/decisions/controls.md). */
export const ResourceCard = memo(function ResourceCard({ resource, category, open, priority, onOpen }: Props) {
  const { id, title, level, duration, type, description, content, stats } = resource
  const inside = `resource-${id}`
  const forTitle = <span className={visuallyHidden}> {title}</span>

  return (
    <article className={styles.card} id={id}>
      <Image className={styles.picture} src={resource.picture} alt="" width={640} height={360} priority={priority} />
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{description}</p>
        <p className={styles.chips}>
          {[category, level, duration, type].map((fact) => (
            <Tag key={fact}>{fact}</Tag>
          ))}
        </p>
        <p className={styles.stats}>
          {formatShort(stats.readers)} readers, rated {stats.rating} out of 5
        </p>
        <div className={styles.actions}>
          <Button size="small" aria-expanded={open} aria-controls={inside} onClick={() => onOpen(open ? '' : id)}>
            <BookOpen />
            {open ? 'Close' : 'Preview'}
            {forTitle}
          </Button>
          <FollowButton look="small" kind="resource" id={id} name={title} />
          <Button
            variant="ghost"
            size="small"
            onClick={() => downloadFile(`${id}.txt`, 'text/plain', toText(resource))}
          >
            <Download />
            Download
            {forTitle}
          </Button>
          <Button variant="ghost" size="small" onClick={() => void sharePage(title, `/learn?open=${id}#${id}`)}>
            <Share2 />
            Share
            {forTitle}
          </Button>
        </div>
      </div>
      <div id={inside} className={open ? styles.content : styles.closed}>
        {content.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  )
})

const toText = ({ title, description, content }: Resource) => `${[title, description, ...content].join('\n\n')}\n`
