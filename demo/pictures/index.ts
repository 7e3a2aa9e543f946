export { albums, classAlbum, membersAlbum } from './albums/all-albums.ts'
export { pictureNamed, pictures } from './pictures.ts'
export { goods } from './products.ts'
export { drawPicture, renderPicture, renderPictures } from './render.ts'
