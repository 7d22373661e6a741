/** Told with the id of a mandant whose products changed. */
export const topic = 'product';
/** Told with the id of a mandant whose categories changed. */
export const categoryTopic = 'category';
