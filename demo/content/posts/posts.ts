import type { DemoPost, Picture } from './post.ts'
import { schoolPosts } from './school-posts.ts'
import { unpublishedPosts } from './unpublished-posts.ts'
import { workshopPosts } from './workshop-posts.ts'

export const demoPosts = (picture: Picture): readonly DemoPost[] => [
  ...workshopPosts(picture),
  ...schoolPosts(picture),
  ...unpublishedPosts(picture),
]
