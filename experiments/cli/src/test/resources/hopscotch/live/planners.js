// Hopscotch's planners, of which these tests have none.
self.HOPSCOTCH_PLANNERS = { worker: '', module: '' };
