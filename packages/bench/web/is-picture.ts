/** Pictures and videos are not counted as requests: they are content. */
export const isPicture = (url: string): boolean => /^data:|\.(avif|ico|jpg|mp4|png|svg|webm|webp)$/.test(url)
